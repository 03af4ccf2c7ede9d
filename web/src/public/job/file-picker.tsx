import { publicJobTexts } from '@portal/domain/texts/public-job';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Icon } from '../components/icon';
import { acceptedTypes, formatBytes } from './resume-file';
import classes from './upload.module.css';

interface Props {
  file: File | null;
  /** `''` when the file can be sent. */
  fault: string;
  isDisabled: boolean;
  onChoose: (file: File | null) => void;
}

/** A drop zone and file input, then the chosen file. */
export function FilePicker({ file, fault, isDisabled, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isDisabled) onChoose(dropped);
  };
  return (
    <div className={classes.picker}>
      {/* Dropping is a convenience next to the input, which keyboard and screen reader use. */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        data-invalid={fault !== '' || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={onDrop}
      >
        <input
          ref={input}
          id={id}
          type="file"
          className={classes.input}
          accept={acceptedTypes}
          required
          disabled={isDisabled}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={`${id}-types ${id}-fault`}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) onChoose(chosen);
            // The same file can then be chosen again after it was removed.
            target.value = '';
          }}
        />
        <Icon name="upload" size={26} />
        <label htmlFor={id} className={classes.label}>
          <span className={classes.choose}>{publicJobTexts.chooseFile}</span> {publicJobTexts.dropHint}
        </label>
        <p id={`${id}-types`} className={classes.types}>
          {publicJobTexts.acceptedTypes}
        </p>
      </div>
      {file && (
        <div className={classes.file}>
          <Icon name="file" />
          <span className={classes.fileName} dir="auto">
            {file.name}
          </span>
          <span className={classes.size}>{formatBytes(file.size)}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={publicJobTexts.removeFile}
            disabled={isDisabled}
            onClick={() => {
              onChoose(null);
              input.current?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
      <p id={`${id}-fault`} className={classes.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
