import { captchaTexts } from '@portal/domain/texts/session';
import { Button, Loader, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './captcha.module.css';

interface Props {
  /** Fetches a challenge; called when the user ticks the box. */
  loadChallenge: () => Promise<Record<string, unknown>>;
  /** The solution; `''` without one or once it has expired. */
  onChange: (solution: string) => void;
}

/**
 * The captcha: a box to tick, after which the browser solves a proof of work (ALTCHA), with nothing to read and nothing
 * from other hosts. A solution is accepted once: render the captcha with another `key` for the next one.
 */
export function Captcha({ loadChallenge, onChange }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const ports = useRef({ loadChallenge, onChange });
  useEffect(() => {
    ports.current = { loadChallenge, onChange };
  });

  useEffect(() => {
    const host = container.current;
    let isCurrent = true;
    void import('./define-widget').then(
      ({ defineWidget }) => {
        defineWidget();
        if (isCurrent && host) addWidget(host, ports);
        if (isCurrent) setState('ready');
      },
      () => {
        if (isCurrent) setState('failed');
      },
    );
    return () => {
      isCurrent = false;
      host?.replaceChildren();
    };
  }, [attempt]);

  return (
    <div className={classes.captcha} role="group" aria-label={captchaTexts.label}>
      <div ref={container} />
      {state === 'loading' && <Loader size="xs" role="status" aria-label={captchaTexts.loading} />}
      {state === 'failed' && (
        <>
          <Text size="sm" role="alert">
            {captchaTexts.failed}
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              setState('loading');
              setAttempt(attempt + 1);
            }}
          >
            {captchaTexts.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}

/** The widget fetches its challenge by our call and reports when it is solved, expired or failed. */
function addWidget(host: HTMLElement, ports: { current: Props }): void {
  const widget = document.createElement('altcha-widget');
  widget.addEventListener('statechange', (event) => {
    ports.current.onChange(solutionOf(event));
  });
  widget.addEventListener('load', () => {
    void widget.configure({
      challenge: '/captcha',
      fetch: () => ports.current.loadChallenge().then((challenge) => Response.json(challenge)),
      hideFooter: true,
      hideLogo: true,
      humanInteractionSignature: false,
      name: 'captcha',
    });
  });
  host.replaceChildren(widget);
}

function solutionOf(event: Event): string {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('state' in detail) || detail.state !== 'verified') return '';
  return 'payload' in detail && typeof detail.payload === 'string' ? detail.payload : '';
}
