import { untilOnline } from './until-online';

/**
 * Reloads the page once there is a connection: code that could not be fetched stays failed for this page, and after a
 * release it has another URL.
 */
export function reloadPage(): void {
  void untilOnline().then(() => {
    window.location.reload();
  });
}
