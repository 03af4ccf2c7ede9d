import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { safeUrl } from './safe-url';
import { Icon } from './icon';
import { Logo } from './logo';
import classes from './toolbar.module.css';

type ToolbarTheme = Pick<PublicTheme, 'logo' | 'organizationName' | 'websiteURL'>;

/**
 * The header with the agency's logo.
 * @param props.actions the page's buttons, in the header, and in a menu where it is narrow.
 */
export function Toolbar({ theme, actions }: { theme: ToolbarTheme; actions?: ReactNode }) {
  const website = safeUrl(theme.websiteURL);
  const logo = <Logo theme={theme} />;
  return (
    <header className={classes.toolbar}>
      <div className={classes.inner} data-align={theme.logo?.alignment ?? 'left'}>
        {website ? (
          <a
            className={classes.home}
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            title={publicResumeTexts.website}
          >
            {logo}
          </a>
        ) : (
          <span className={classes.home}>{logo}</span>
        )}
        {actions && <div className={classes.actions}>{actions}</div>}
        {actions && <MobileMenu>{actions}</MobileMenu>}
      </div>
    </header>
  );
}

function MobileMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return (
    <div className={classes.menu} ref={place}>
      <button
        type="button"
        className={classes.menuButton}
        aria-label={publicResumeTexts.menu}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setOpen((wasOpen) => !wasOpen);
        }}
      >
        <Icon name="menu" size={22} />
      </button>
      <div id={panelId} className={classes.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
