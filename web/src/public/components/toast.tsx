import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { Icon } from './icon';
import classes from './toast.module.css';

interface Message {
  kind: 'success' | 'error';
  title?: string;
  text: string;
}

const shownForMs = 10_000;
const ToastContext = createContext<(message: Message) => void>(() => undefined);

/** A passing message above the page: a success or a failure. */
export function useToast(): (message: Message) => void {
  return use(ToastContext);
}

/** Shows one message at a time; a new one replaces the last. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ message: Message; number: number } | null>(null);
  const show = useCallback((message: Message) => {
    setShown((last) => ({ message, number: (last?.number ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      setShown(null);
    }, shownForMs);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  return (
    <ToastContext value={show}>
      {children}
      <div className={classes.place} role={shown?.message.kind === 'error' ? 'alert' : 'status'}>
        {shown && (
          <div key={shown.number} className={classes.toast} data-kind={shown.message.kind}>
            <Icon name={shown.message.kind === 'error' ? 'close' : 'check'} />
            <div>
              {shown.message.title && <p className={classes.title}>{shown.message.title}</p>}
              <p>{shown.message.text}</p>
            </div>
            <button
              type="button"
              className={classes.dismiss}
              aria-label={publicResumeTexts.dismiss}
              onClick={() => {
                setShown(null);
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
