import { useLocation } from 'react-router';
import { paths } from '../../../config/paths';

/** Whether this page is shown inside the application's frame, as a screen. */
export function useIsInside(): boolean {
  return useLocation().pathname.startsWith(`${paths.app.path}/`);
}
