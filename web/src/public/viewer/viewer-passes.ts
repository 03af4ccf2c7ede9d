import { maxViewerPasses, viewerPassHeader } from '@portal/domain/constants/public-pages';
import { lasting } from './safe-storage';

const storageKey = 'viewerPasses';

/** The passes of this browser, the newest first. */
function passes(): string[] {
  return (lasting.get(storageKey) ?? '').split(' ').filter((pass) => /^[\w.-]+$/.test(pass));
}

/** Keeps the pass of a recipient who has entered a mailed code. */
export function saveViewerPass(pass: string): void {
  lasting.set(storageKey, [pass, ...passes()].slice(0, maxViewerPasses).join(' '));
}

/** The header of public calls that carries the passes; none without a pass. */
export function viewerPassHeaders(): Record<string, string> {
  const kept = passes();
  return kept.length > 0 ? { [viewerPassHeader]: kept.join(' ') } : {};
}
