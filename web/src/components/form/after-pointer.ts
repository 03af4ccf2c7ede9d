/**
 * A field that is left by a click shows its error only after the click: an error that appears between press and release
 * moves the page, and the click would miss its button.
 */
let isPressed = false;

if (typeof window !== 'undefined') {
  const set = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  window.addEventListener('pointerdown', set(true), { capture: true });
  window.addEventListener('pointerup', set(false), { capture: true });
  window.addEventListener('pointercancel', set(false), { capture: true });
}

/** Calls back at once, or, while a pointer is pressed, after its click. */
export function afterPointer(callback: () => void): void {
  if (!isPressed) {
    callback();
    return;
  }
  const end = () => {
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    setTimeout(callback, 0);
  };
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}
