import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { themeVariables, type ThemeColors } from './theme-variables';
import classes from './theme.module.css';

/**
 * Applies the agency's colors to everything inside.
 * @param props.title the browser's title; without one it stays as it is.
 */
export function Themed({ theme, title, children }: { theme: ThemeColors; title?: string; children: ReactNode }) {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const style: CSSProperties & Record<`--${string}`, string> = themeVariables(theme);
  return (
    <div className={classes.page} style={style}>
      {children}
    </div>
  );
}
