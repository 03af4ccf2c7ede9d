import { fitLogo, type Size } from '@portal/domain/brands/logo';
import { logoFitDelayMs } from '@portal/domain/constants/branding';
import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { useEffect, useRef, useState } from 'react';
import classes from './toolbar.module.css';

/**
 * The agency's logo: at its stored size, else fitted to its box a moment after the page shows; until then the style
 * sheet caps its height. Without a loadable logo the agency's name is shown.
 */
export function Logo({ theme }: { theme: Pick<PublicTheme, 'logo' | 'organizationName'> }) {
  const { logo, organizationName } = theme;
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(() => storedSize(logo));
  const [hasFailed, setFailed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (size || hasFailed || !logo) return undefined;
    const timer = setTimeout(() => {
      const fitted = fitLogo({ width: image.current?.naturalWidth ?? 0, height: image.current?.naturalHeight ?? 0 });
      if (fitted.height > 0) setSize(fitted);
    }, logoFitDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [size, hasFailed, logo]);
  if (!logo || hasFailed) return <span className={classes.name}>{organizationName}</span>;
  return (
    <img
      ref={image}
      className={classes.logo}
      data-loading={!isLoaded || undefined}
      src={logo.url}
      alt={organizationName}
      style={size ? { width: size.width, aspectRatio: `${size.width} / ${size.height}` } : undefined}
      onLoad={() => {
        setLoaded(true);
      }}
      onError={() => {
        setFailed(true);
      }}
    />
  );
}

function storedSize(logo: PublicTheme['logo']): Size | null {
  if (!logo?.width || !logo.height) return null;
  const fitted = fitLogo({ width: logo.width, height: logo.height });
  return fitted.height > 0 ? fitted : null;
}
