import { untilOnline } from './until-online';

/**
 * Loads the page anew, as soon as there is a connection: code that could not be fetched stays so for this page, and
 * after a release it has another address.
 */
export function reloadPage(): void {
  void untilOnline().then(() => {
    window.location.reload();
  });
}
