import { fallbackColors } from '@portal/domain/constants/branding';

/** The product's mark, in the color of the page's organization. */
export function ProductMark({ color = fallbackColors.loginLogo }: { color?: string }) {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill={color} />
      <path d="M11 24V8h7a5.5 5.5 0 0 1 0 11h-7" fill="none" stroke="#fff" strokeWidth="3.4" />
    </svg>
  );
}
