import { useEffect, useRef } from 'react';
import { useTranslate } from '../provider/index.js';

interface SelectAllProps {
  readonly extent: 'none' | 'some' | 'all';
  readonly onToggle: () => void;
}

/** The check box that selects every row of the page, or none. */
export function SelectAll({ extent, onToggle }: SelectAllProps) {
  const translate = useTranslate();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = extent === 'some';
  }, [extent]);
  return (
    <input
      ref={ref}
      type="checkbox"
      checked={extent === 'all'}
      onChange={onToggle}
      aria-label={translate('common.selectAllRows')}
    />
  );
}
