import { useState } from 'react';
import { CopyBlock } from '../../forms/index.js';
import { SegmentedControl } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { widgetCode, type CodeKind } from './widget-code.js';
import type { WidgetTrial } from './widget-trial.js';
import { Part } from './WidgetPlayground.styles.js';

interface WidgetCodeProps {
  readonly trial: WidgetTrial;
  readonly portalUrl: string;
}

/** The code that shows what is tried, for plain pages, React and Next.js. */
export function WidgetCode({ trial, portalUrl }: WidgetCodeProps) {
  const translate = useTranslate();
  const [kind, setKind] = useState<CodeKind>('html');
  return (
    <Part>
      <h2>{translate('developers.code')}</h2>
      <p>{translate('developers.codeHelp')}</p>
      <SegmentedControl<CodeKind>
        label={translate('developers.code')}
        isLabelHidden
        options={[
          { value: 'html', label: translate('developers.codeHtml') },
          { value: 'react', label: translate('developers.codeReact') },
          { value: 'next', label: translate('developers.codeNext') },
        ]}
        value={kind}
        onChange={({ value }) => setKind(value)}
      />
      {widgetCode(trial, portalUrl, kind).map(({ name, text }) => (
        <CopyBlock key={name} label={name ?? translate('developers.install')} text={text} />
      ))}
    </Part>
  );
}
