import { formTexts } from '@portal/domain/texts/form';
import { Button, CopyButton as Copy } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';

/** Copies a URL and confirms it for two seconds. */
export function CopyLinkButton({ label, value, onCopied }: { label: string; value: string; onCopied?: () => void }) {
  return (
    <Copy value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconLink size={16} aria-hidden />}
          onClick={() => {
            copy();
            onCopied?.();
          }}
        >
          {copied ? formTexts.copied : label}
        </Button>
      )}
    </Copy>
  );
}
