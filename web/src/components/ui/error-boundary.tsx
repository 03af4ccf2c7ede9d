import { Component, type ReactNode } from 'react';
import { reloadPage } from './reload-page';
import { LoadFailed } from './states';

interface Props {
  children: ReactNode;
  /** What the boundary guards, usually the URL; a change clears a failure. */
  resetKey?: string;
  onError?: (error: unknown) => void;
  /** Retries in another way than by rendering the same again. */
  onRetry?: () => void;
}

interface State {
  hasFailed: boolean;
  /** The same was already rendered again, in vain. */
  isRetried: boolean;
}

const whole: State = { hasFailed: false, isRetried: false };

/**
 * Keeps a failure inside its panel: the rest of the page works. A retry renders the same once more; what fails then,
 * such as code that could not be fetched, would keep failing, so that the next retry reloads the page.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = whole;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey && (this.state.hasFailed || this.state.isRetried))
      this.setState(whole);
  }

  private readonly drawAgain = () => {
    this.setState({ hasFailed: false, isRetried: true });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <LoadFailed onRetry={this.props.onRetry ?? (this.state.isRetried ? reloadPage : this.drawAgain)} />;
  }
}
