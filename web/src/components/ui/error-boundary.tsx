import { Component, type ReactNode } from 'react';
import { LoadFailed } from './states';

interface Props {
  children: ReactNode;
  /** What the boundary guards, changing which clears a failure: usually the address. */
  resetKey?: string;
  onError?: (error: unknown) => void;
  /** Tries again in another way than by drawing the same once more. */
  onRetry?: () => void;
}

/** Keeps a failure inside its panel: the rest of the page goes on. */
export class ErrorBoundary extends Component<Props, { failedWith: string | null | undefined }> {
  override state: { failedWith: string | null | undefined } = { failedWith: undefined };

  static getDerivedStateFromError() {
    return { failedWith: null };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey && this.state.failedWith !== undefined) this.reset();
  }

  private readonly reset = () => {
    this.setState({ failedWith: undefined });
  };

  override render() {
    if (this.state.failedWith !== undefined) return <LoadFailed onRetry={this.props.onRetry ?? this.reset} />;
    return this.props.children;
  }
}
