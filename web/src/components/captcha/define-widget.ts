import 'altcha/external';
import 'altcha/altcha.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

/**
 * Defines `<altcha-widget>`, in the build without embedded workers and styles: the page's policy allows only its own
 * files.
 */
export function defineWidget(): void {
  $altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
}
