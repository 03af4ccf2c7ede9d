import { useLocation } from 'react-router';
import { paths } from '../../../config/paths';

/** Does this page stand inside the application's frame, in the place of a screen? */
export function useIsInside(): boolean {
  return useLocation().pathname.startsWith(`${paths.app.path}/`);
}
