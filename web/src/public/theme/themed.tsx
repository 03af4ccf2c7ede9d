import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { createContext, useEffect, type CSSProperties, type ReactNode } from 'react';
import { themeVariables, type ThemeColors } from './theme-variables';
import classes from './theme.module.css';

/** Name of the agency whose page it is; `''` for the portal's own. */
export const AgencyContext = createContext('');

interface Props {
  theme: ThemeColors & Partial<Pick<PublicTheme, 'organizationName'>>;
  /** The browser's title; without one it stays as it is. */
  title?: string;
  children: ReactNode;
}

/** Applies the agency's colors and name to everything inside. */
export function Themed({ theme, title, children }: Props) {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const style: CSSProperties & Record<`--${string}`, string> = themeVariables(theme);
  return (
    <AgencyContext value={theme.organizationName ?? ''}>
      <div className={classes.page} style={style}>
        {children}
      </div>
    </AgencyContext>
  );
}
