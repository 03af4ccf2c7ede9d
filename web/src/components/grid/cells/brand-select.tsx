import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useWork } from '../../ui/use-work';

interface Props {
  /** Which brand of whom, for screen readers. */
  label: string;
  /** Brands by the value that is stored. */
  brands: readonly { value: string; label: string }[];
  value: string;
  /** Left out, the brand is shown and cannot be changed. */
  onChange?: (value: string) => Promise<void>;
}

/** The brand of a user or a client; choosing another one saves it at once. */
export function BrandSelect({ label, brands, value, onChange }: Props) {
  const { isBusy, work } = useWork();
  const [wanted, setWanted] = useState(value);
  const shown = isBusy ? wanted : value;
  // A brand that was removed since is still shown, so that no other one seems to be selected.
  const known = brands.some((brand) => brand.value === shown) ? brands : [{ value: shown, label: shown }, ...brands];
  if (!onChange) return <>{known.find((brand) => brand.value === shown)?.label}</>;
  return (
    <NativeSelect
      size="xs"
      w="100%"
      aria-label={label}
      aria-busy={isBusy}
      data={[...known]}
      value={shown}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setWanted(next);
        work(() => onChange(next));
      }}
    />
  );
}
