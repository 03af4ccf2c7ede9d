import { useEffect, useRef } from 'react';
import { RichText, type RichTextHandle, type RichTextProps } from '../../../components/editor/rich-text';
import { useInsertTarget } from './insert-target';

/** A text of a template: fields from the list are inserted into the one that was used last. */
export function TemplateText(props: Omit<RichTextProps, 'ref' | 'onFocus'>) {
  const own = useRef<RichTextHandle>(null);
  const insertTarget = useInsertTarget();
  const entered = useRef<RichTextHandle>(null);
  useEffect(
    () => () => {
      insertTarget.forget(entered.current);
    },
    [insertTarget],
  );
  return (
    <RichText
      {...props}
      ref={own}
      onFocus={() => {
        entered.current = own.current;
        insertTarget.enter(own.current);
      }}
    />
  );
}
