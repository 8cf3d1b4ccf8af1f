import { styled } from 'styled-components';
import {
  colors,
  fonts,
  layers,
  motions,
  radii,
  shadows,
  sizes,
  spaces,
  type ColorToken,
} from '../../theme/tokens.js';
import { color } from '../../theme/vars.js';
import { contrastOf, EDGE_PAIRS, LEAST_CONTRAST, TEXT_PAIRS, type ColorPair } from '../contrast.js';
import { Sample, TokenTable } from './TokenTable.js';

const THEMES = ['light', 'dark'] as const;
const property = (group: string, name: string) => <code>{`--kontor-${group}-${name}`}</code>;

/** Every colour in both themes. */
export function ColourTable() {
  const names = Object.keys(colors.light) as ColorToken[];
  return (
    <TokenTable
      heads={['Token', 'Light', '', 'Dark', '']}
      rows={names.map((name) => [
        property('color', name),
        ...THEMES.flatMap((theme) => [
          <Sample key={theme} theme={theme} style={{ background: color(name) }} />,
          colors[theme][name],
        ]),
      ])}
    />
  );
}

/** Table of the colour pairs and their contrast. */
export function ContrastTable() {
  const row = (pair: ColorPair, least: number) => [
    `${pair[0]} on ${pair[1]}`,
    ...THEMES.flatMap((theme) => [
      <Sample key={theme} theme={theme} style={{ color: color(pair[0]), background: color(pair[1]) }}>
        NW-2026-48213
      </Sample>,
      `${contrastOf(pair, theme).toFixed(2)} : 1`,
    ]),
    `${least} : 1`,
  ];
  return (
    <TokenTable
      heads={['Pair', 'Light', '', 'Dark', '', 'At least']}
      rows={[
        ...TEXT_PAIRS.map((pair) => row(pair, LEAST_CONTRAST.text)),
        ...EDGE_PAIRS.map((pair) => row(pair, LEAST_CONTRAST.edge)),
      ]}
    />
  );
}

/** Table of font sizes and weights. */
export function TypeTable() {
  const names = Object.keys(fonts).filter((name) => name !== 'family') as (keyof typeof fonts)[];
  return (
    <TokenTable
      heads={['Token', 'Value', 'Sample']}
      rows={names.map((name) => [
        property('font', name),
        fonts[name],
        <span
          key={name}
          style={name.startsWith('size') ? { fontSize: fonts[name] } : { fontWeight: Number(fonts[name]) }}
        >
          Größe 1.284,50 € für Straße 7
        </span>,
      ])}
    />
  );
}

/** Table of the distances on the 4 px grid. */
export function SpaceTable() {
  return (
    <TokenTable
      heads={['Token', 'Value', 'Sample']}
      rows={Object.entries(spaces).map(([name, value]) => [
        property('space', name),
        value,
        <Bar key={name} style={{ width: value }} />,
      ])}
    />
  );
}

/** Table of corner radii and the shadow of floating surfaces. */
export function ShapeTable() {
  return (
    <TokenTable
      heads={['Token', 'Value', 'Sample']}
      rows={[
        ...Object.entries(radii).map(([name, value]) => [
          property('radius', name),
          value,
          <Sample key={name} theme="light" style={{ borderRadius: value, width: 64, height: 40 }} />,
        ]),
        ...THEMES.map((theme) => [
          property('shadow', `float (${theme})`),
          shadows[theme].float,
          <Sample
            key={theme}
            theme={theme}
            style={{ boxShadow: shadows[theme].float, background: color('surface') }}
          />,
        ]),
      ]}
    />
  );
}

/** Table of control sizes by density. */
export function MeasureTable() {
  return (
    <TokenTable
      heads={['Token', 'Comfortable', 'Compact']}
      rows={Object.entries(sizes.comfortable).map(([name, value]) => [
        property('size', name),
        value,
        sizes.compact[name as keyof typeof sizes.compact],
      ])}
    />
  );
}

/** Table of durations and layers. */
export function MotionTable() {
  return (
    <TokenTable
      heads={['Token', 'Value']}
      rows={[
        ...Object.entries(motions).map(([name, value]) => [property('motion', name), value]),
        ...Object.entries(layers).map(([name, value]) => [property('layer', name), value]),
      ]}
    />
  );
}

const Bar = styled.div`
  height: 12px;
  background: ${color('accent')};
`;
