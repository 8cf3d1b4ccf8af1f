import { contrast } from './contrast.js';
import type { Density, ThemeChoice } from './ThemeRoot.js';
import { spaces } from './tokens.js';
import { token } from './vars.js';

/** Appearance of widgets on a host's page. */
export interface Appearance {
  /** Theme; by default that of the page: light, unless its `color-scheme` says dark. */
  readonly theme?: ThemeChoice | undefined;
  /** Density; comfortable by default. */
  readonly density?: Density | undefined;
  /** Differences from the default look. Each stands for one or several `--kontor-*` properties, which a page may also set in its style sheet. */
  readonly variables?: AppearanceVariables | undefined;
}

/** Values of an appearance. Colours are CSS colours, measures are px. */
export interface AppearanceVariables {
  /** Main buttons, links, focus. The hover colour, the soft background and the text on it follow unless they are given too. */
  readonly colorPrimary?: string;
  /** Main buttons on hover. */
  readonly colorPrimaryHover?: string;
  /** Background of chosen or focused entries of a list. */
  readonly colorPrimarySoft?: string;
  /** Text on the main colour. */
  readonly colorOnPrimary?: string;
  /** Background of tables, dialogs and fields. */
  readonly colorSurface?: string;
  /** Background of the page around them. */
  readonly colorBackground?: string;
  /** Text. */
  readonly colorText?: string;
  /** Secondary text. */
  readonly colorTextMuted?: string;
  /** Hints and captions. */
  readonly colorTextSubtle?: string;
  /** Lines between rows. */
  readonly colorRule?: string;
  /** Borders of fields and buttons. */
  readonly colorBorder?: string;
  /** Errors and destructive actions. */
  readonly colorDanger?: string;
  /** Success. */
  readonly colorSuccess?: string;
  /** Warnings. */
  readonly colorWarning?: string;
  /** Font family, as in CSS. */
  readonly fontFamily?: string;
  /** Font size, 10 to 20 px; tables are one px smaller, titles larger. */
  readonly fontSizeBase?: number;
  /** Unit of all distances, 2 to 6 px; 4 by default. */
  readonly spacingUnit?: number;
  /** Radius of fields and buttons, 0 to 24 px; 6 by default. */
  readonly borderRadius?: number;
  /** Stacking level of dialogs and lists on the page; 1000 by default. */
  readonly overlayZIndex?: number;
}

type Properties = Record<`--kontor-${string}`, string>;
const INK = '#14202b';
const PAPER = '#ffffff';
const HEX = /^#[0-9a-f]{6}$/i;

const colorNames = {
  colorPrimaryHover: 'accent-hover',
  colorPrimarySoft: 'accent-soft',
  colorOnPrimary: 'on-accent',
  colorSurface: 'surface',
  colorBackground: 'canvas',
  colorText: 'ink',
  colorTextMuted: 'ink-muted',
  colorTextSubtle: 'ink-subtle',
  colorRule: 'rule',
  colorBorder: 'rule-strong',
  colorDanger: 'danger',
  colorSuccess: 'success',
  colorWarning: 'warning',
} as const;

/** The custom properties that `variables` stands for. Values out of bounds are limited to them. */
export function appearanceStyle(variables: AppearanceVariables = {}): Properties {
  const { colorPrimary, fontFamily, fontSizeBase, spacingUnit, borderRadius, overlayZIndex } = variables;
  return {
    ...(colorPrimary !== undefined && primary(colorPrimary)),
    ...Object.fromEntries(
      Object.entries(colorNames)
        .filter(([name]) => variables[name as keyof typeof colorNames] !== undefined)
        .map(([name, token]) => [`--kontor-color-${token}`, variables[name as keyof typeof colorNames]]),
    ),
    ...(fontFamily !== undefined && { '--kontor-font-family': fontFamily }),
    ...(fontSizeBase !== undefined && letters(within(fontSizeBase, 10, 20))),
    ...(spacingUnit !== undefined && distances(within(spacingUnit, 2, 6))),
    ...(borderRadius !== undefined && corners(within(borderRadius, 0, 24))),
    ...(overlayZIndex !== undefined && levels(Math.round(overlayZIndex))),
  };
}

function primary(color: string): Properties {
  return {
    '--kontor-color-accent': color,
    '--kontor-color-accent-hover': `color-mix(in srgb, ${color} 84%, ${token('color-ink')})`,
    '--kontor-color-accent-soft': `color-mix(in srgb, ${color} 12%, ${token('color-surface')})`,
    ...(HEX.test(color) && {
      '--kontor-color-on-accent': contrast(color, PAPER) >= contrast(color, INK) ? PAPER : INK,
    }),
  };
}

function letters(base: number): Properties {
  return {
    '--kontor-font-size-xs': `${base - 2}px`,
    '--kontor-font-size-sm': `${base - 1}px`,
    '--kontor-font-size-md': `${base}px`,
    '--kontor-font-size-lg': `${base + 3}px`,
    '--kontor-font-size-xl': `${base + 6}px`,
  };
}

function distances(unit: number): Properties {
  return Object.fromEntries(
    Object.entries(spaces).map(([name, px]) => [`--kontor-space-${name}`, `${(parseInt(px) / 4) * unit}px`]),
  );
}

function corners(radius: number): Properties {
  return {
    '--kontor-radius-sm': `${Math.max(0, radius - 2)}px`,
    '--kontor-radius-md': `${radius}px`,
    '--kontor-radius-lg': `${radius === 0 ? 0 : radius + 2}px`,
  };
}

function levels(dialog: number): Properties {
  return {
    '--kontor-layer-panel': String(dialog - 100),
    '--kontor-layer-dialog': String(dialog),
    '--kontor-layer-popover': String(dialog + 100),
    '--kontor-layer-notice': String(dialog + 200),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
