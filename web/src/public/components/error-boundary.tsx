import { failureTexts } from '@portal/domain/texts/states';
import { Component, type ReactNode } from 'react';
import { LoadFailed } from './load-failed';

interface State {
  hasFailed: boolean;
}

/** Shows a message instead of an empty page after a bug or a failed chunk load. */
export class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      this.props.fallback ?? (
        <LoadFailed
          isPage
          reason={failureTexts.unexpected}
          onRetry={() => {
            window.location.reload();
          }}
        />
      )
    );
  }
}
