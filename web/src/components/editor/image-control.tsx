import { editorImageExtensions } from '@portal/domain/constants/files';
import { editorTexts } from '@portal/domain/texts/editor';
import { FileButton, Loader } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import classes from './editor.module.css';

interface Props {
  isUploading: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Inserts an image from a file. */
export function ImageControl({ isUploading, onFiles }: Props) {
  const label = isUploading ? editorTexts.imageUploading : editorTexts.image;
  return (
    <FileButton
      accept={editorImageExtensions.map((extension) => `.${extension}`).join(',')}
      onChange={(file) => {
        if (file) onFiles([file]);
      }}
    >
      {(props) => (
        <RichTextEditor.Control
          {...props}
          className={classes.control ?? ''}
          aria-label={label}
          title={label}
          disabled={isUploading}
        >
          {isUploading ? <Loader size={14} /> : <IconPhoto size={16} aria-hidden />}
        </RichTextEditor.Control>
      )}
    </FileButton>
  );
}
