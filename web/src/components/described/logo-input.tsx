import { fitLogoToHeight, fitLogoToWidth, type Size } from '@portal/domain/brands/logo';
import { logoSizeDebounceMs } from '@portal/domain/constants/branding';
import type { DescribedField as Field } from '@portal/domain/fields/describe';
import { isLogoFile, maxLogoBytes } from '@portal/domain/constants/files';
import { brandTexts, settingsPageTexts } from '@portal/domain/texts/settings';
import { Button, FileButton, Group, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useStableField } from '../form/use-stable-field';
import { ProgressBar } from '../ui/progress-bar';
import { useDescribed } from './described-context';
import { DescribedField } from './described-field';
import classes from './described.module.css';
import { textOf } from './text-inputs';

/** The logo: the image, its size, whose proportions are kept, and its alignment. */
export function LogoInput({ fields }: { fields: readonly Field[] }) {
  const image = fields.find(({ kind }) => kind === 'image');
  const alignment = fields.find(({ kind }) => kind === 'choice');
  const url = useStableField(image?.path ?? '');
  const width = useStableField('logoWidth');
  const height = useStableField('logoHeight');
  const align = useStableField('logoAlignment');
  const { uploadImage } = useDescribed();
  const [natural, setNatural] = useState<Size>();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState('');
  const reset = useRef<() => void>(null);
  const source = textOf(url.value);

  const choose = async (file: File | null) => {
    reset.current?.();
    if (!file) return;
    const fault = faultOf(file);
    setFailure(fault);
    if (fault) return;
    setProgress(0);
    try {
      url.set(await uploadImage(file, setProgress));
      // The size belongs to the image that it was made for.
      width.set(null);
      height.set(null);
    } catch {
      setFailure(settingsPageTexts.logoFailed);
    } finally {
      setProgress(undefined);
    }
  };

  const resize = useDebouncedCallback((fit: (size: Size) => Size) => {
    if (!natural) return;
    const size = fit(natural);
    width.set(size.width);
    height.set(size.height);
  }, logoSizeDebounceMs);

  if (!image) return null;
  return (
    <Stack gap="sm">
      <div className={classes.logo} data-alignment={textOf(align.value) || 'left'}>
        {source ? (
          <img
            src={source}
            alt={settingsPageTexts.logoPreview}
            width={numberOf(width.value)}
            height={numberOf(height.value)}
            onLoad={({ currentTarget }) => {
              setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
            }}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {settingsPageTexts.noLogo}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <FileButton accept="image/*" resetRef={reset} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={progress !== undefined}>
              {source ? settingsPageTexts.replaceLogo : settingsPageTexts.chooseLogo}
            </Button>
          )}
        </FileButton>
        {source !== '' && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              url.set('');
            }}
          >
            {settingsPageTexts.removeLogo}
          </Button>
        )}
      </Group>
      {progress === undefined ? (
        <Text size="xs" c={failure ? 'var(--mantine-color-error)' : 'dimmed'} role={failure ? 'alert' : undefined}>
          {failure || settingsPageTexts.logoHint}
        </Text>
      ) : (
        <ProgressBar label={image.label} part={progress} size="md" />
      )}
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        {(['logoWidth', 'logoHeight'] as const).map((name) => (
          <SizeInput
            key={name}
            label={fields.find(({ path }) => path === name)?.label ?? ''}
            value={numberOf((name === 'logoWidth' ? width : height).value)}
            placeholder={
              natural && String(fitLogoToWidth(natural, natural.width)[name === 'logoWidth' ? 'width' : 'height'])
            }
            isDisabled={source === ''}
            onChange={(pixels) => {
              resize((size) => (name === 'logoWidth' ? fitLogoToWidth(size, pixels) : fitLogoToHeight(size, pixels)));
            }}
          />
        ))}
        {alignment && <DescribedField field={alignment} />}
      </SimpleGrid>
    </Stack>
  );
}

interface SizeProps {
  label: string;
  value: number | undefined;
  placeholder: string | undefined;
  isDisabled: boolean;
  onChange: (pixels: number) => void;
}

/** A side of the logo; what is typed is fitted once typing has stopped. */
function SizeInput({ label, value, placeholder, isDisabled, onChange }: SizeProps) {
  const [typed, setTyped] = useState<{ stored: number | undefined; text: number | string }>();
  return (
    <NumberInput
      label={label}
      placeholder={placeholder}
      value={typed && typed.stored === value ? typed.text : (value ?? '')}
      min={1}
      clampBehavior="none"
      disabled={isDisabled}
      onChange={(next) => {
        setTyped({ stored: value, text: next });
        if (typeof next === 'number' && next > 0) onChange(next);
      }}
      onBlur={() => {
        setTyped(undefined);
      }}
    />
  );
}

function faultOf(file: File): string {
  if (!isLogoFile(file)) return brandTexts.unsupportedLogo;
  return file.size > maxLogoBytes ? settingsPageTexts.logoTooLarge : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
