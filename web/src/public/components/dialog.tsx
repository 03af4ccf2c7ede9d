import { feedbackTexts } from '@portal/domain/texts/feedback';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './dialog.module.css';
import { Icon } from './icon';

interface Props {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Called by Escape, the close button or a press next to the dialog. */
  onClose: () => void;
}

/**
 * A modal dialog based on the browser's own: it traps the focus and returns it when it closes. Input in it stays while
 * it is closed.
 */
export function Dialog({ isOpen, title, children, onClose }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === isOpen) return;
    if (!isOpen) {
      dialog.close();
      return;
    }
    dialog.showModal();
    heading.current?.focus();
  }, [isOpen]);
  return (
    // The keyboard's way to close is Escape, which the browser reports as `cancel`.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={element}
      className={classes.dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 id={headingId} ref={heading} className={classes.title} tabIndex={-1} dir="auto">
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={feedbackTexts.close} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
