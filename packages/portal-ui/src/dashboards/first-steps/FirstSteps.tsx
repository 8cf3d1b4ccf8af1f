import { useId } from 'react';
import { CircleCheck, Circle, Download, X } from 'lucide-react';
import type { FirstStep } from '@kontor/portal-core/dashboards';
import { today } from '@kontor/portal-core/dates';
import type { TextKey } from '@kontor/portal-core/i18n';
import {
  IMPORT_MODES,
  sampleFile,
  type ImportMode,
  type SampleProduct,
} from '@kontor/portal-core/order-import';
import { Button, HiddenText } from '../../primitives/index.js';
import { saveFile, useLanguage, useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import { Frame, Head, Samples, Step, Steps } from './FirstSteps.styles.js';
import { useFirstSteps } from './useFirstSteps.js';

/** Addresses of the pages on which the first steps are taken. */
export type FirstStepLinks = Readonly<Record<FirstStep, string>>;

export interface FirstStepsProps {
  readonly links: FirstStepLinks;
}

interface StepTexts {
  readonly title: TextKey;
  readonly note: TextKey;
  readonly link: TextKey;
}

const TEXTS: Readonly<Record<FirstStep, StepTexts>> = {
  product: {
    title: 'dashboards.stepProduct',
    note: 'dashboards.stepProductNote',
    link: 'dashboards.stepProductLink',
  },
  order: {
    title: 'dashboards.stepOrder',
    note: 'dashboards.stepOrderNote',
    link: 'dashboards.stepOrderLink',
  },
  user: { title: 'dashboards.stepUser', note: 'dashboards.stepUserNote', link: 'dashboards.stepUserLink' },
  connection: {
    title: 'dashboards.stepConnection',
    note: 'dashboards.stepConnectionNote',
    link: 'dashboards.stepConnectionLink',
  },
};

/** The way into an empty portal: each step is ticked by what is stored, and all of it can be closed for good. Renders nothing elsewhere. */
export function FirstSteps({ links }: FirstStepsProps) {
  const translate = useTranslate();
  const heading = useId();
  const first = useFirstSteps();
  if (first === null || first.steps.length === 0) return null;
  const done = first.steps.filter(({ isDone }) => isDone).length;
  return (
    <Frame aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{translate('dashboards.firstSteps')}</h2>
        <span>{translate('dashboards.firstStepsDone', { done, count: first.steps.length })}</span>
        <Button variant="quiet" size="small" icon={<X aria-hidden="true" />} onPress={first.close}>
          {translate('dashboards.firstStepsClose')}
        </Button>
      </Head>
      <Steps>
        {first.steps.map(({ step, isDone }) => (
          <Step key={step} data-done={isDone || undefined}>
            {isDone ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <div>
              <h3>
                {translate(TEXTS[step].title)}
                {isDone && <HiddenText>, {translate('dashboards.stepDone')}</HiddenText>}
              </h3>
              <p>{translate(TEXTS[step].note)}</p>
              <a href={links[step]}>{translate(TEXTS[step].link)}</a>
              {step === 'order' && <SampleButtons products={first.products} />}
            </div>
          </Step>
        ))}
      </Steps>
    </Frame>
  );
}

const MODE_TEXTS: Readonly<Record<ImportMode, TextKey>> = {
  'new-line': 'dashboards.sampleLines',
  comma: 'dashboards.sampleComma',
};

/** Downloads of a sample in both modes of an import, with products that exist where there are any. */
function SampleButtons({ products }: { readonly products: readonly SampleProduct[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const day = today(Date.now, useTimeZone());
  const download = (mode: ImportMode) => {
    const text = sampleFile({ mode, language, day, products });
    saveFile(`${translate('dashboards.sampleName')}-${mode}.csv`, new Blob([text], { type: 'text/csv' }));
  };
  return (
    <Samples>
      {IMPORT_MODES.map((mode) => (
        <Button key={mode} size="small" icon={<Download aria-hidden="true" />} onPress={() => download(mode)}>
          {translate(MODE_TEXTS[mode])}
        </Button>
      ))}
    </Samples>
  );
}
