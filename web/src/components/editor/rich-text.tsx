import { Box, Skeleton } from '@mantine/core';
import { lazy, Suspense, type Ref } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import type { UploadImage } from './use-image-upload';

const RichTextEditor = lazy(() => import('./rich-text-editor'));

/** What others may do with an editor on the page. */
export interface RichTextHandle {
  /** Inserts text at the cursor and puts the cursor behind it. */
  insertText: (text: string) => void;
  focus: () => void;
}

export interface RichTextProps {
  /** HTML, or plain text of an earlier version. */
  value: string;
  /** Called with sanitized HTML; `''` when nothing is left. */
  onChange: (html: string) => void;
  /** Names the field for screen readers, and above it unless `isLabelHidden`. */
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  error?: string | undefined;
  /** Known placeholders, shown as chips; absent where a text has none. */
  placeholders?: readonly string[];
  /** Uploads an image; absent where a text has none. */
  onUploadImage?: UploadImage | undefined;
  /** Whether an upload is under way; saving waits for its end. */
  onUploading?: (isUploading: boolean) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** Puts the cursor into the text as soon as it is shown. */
  isFocusedAtFirst?: boolean;
  /** Height of the text before it grows, in pixels. */
  minHeight?: number;
  ref?: Ref<RichTextHandle>;
}

/** A field with formatted text. The editor's code is loaded when the first one is shown. */
export function RichText(props: RichTextProps) {
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <Box>
            <Skeleton height={(props.minHeight ?? 96) + 58} radius="md" />
          </Box>
        }
      >
        <RichTextEditor {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
