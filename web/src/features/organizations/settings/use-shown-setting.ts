import { settingsByPath } from '@portal/domain/organizations/settings';
import { useEffect } from 'react';

/** Scrolls to a setting that was searched, once its tab is shown, and focuses its input. */
export function useShownSetting(path: string | null): void {
  useEffect(() => {
    const setting = path === null ? undefined : settingsByPath.get(path);
    if (!setting) return undefined;
    const frame = requestAnimationFrame(() => {
      const place =
        document.querySelector(`[data-field="${setting.path}"]`) ??
        document.querySelector(`[data-section="${setting.section}"]`);
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable], button')?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [path]);
}
