import { formTexts } from '@portal/domain/texts/form';
import { Button } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text';
import { runWithNotice } from './run-with-notice';
import { useWork } from './use-work';

const confirmedForMs = 2_000;

/** Copies a URL and confirms it for two seconds. @param done a notice for when it is copied, if there is one. */
export function CopyLinkButton({ label, value, done }: { label: string; value: string; done?: string | undefined }) {
  const { work } = useWork();
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => {
      setCopies(0);
    }, confirmedForMs);
    return () => {
      clearTimeout(timer);
    };
  }, [copies]);
  const copy = async () => {
    await copyText(value);
    setCopies((count) => count + 1);
  };
  return (
    <Button
      variant="default"
      leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconLink size={16} aria-hidden />}
      onClick={() => {
        work(() => runWithNotice(copy, { done }));
      }}
    >
      {isCopied ? formTexts.copied : label}
    </Button>
  );
}
