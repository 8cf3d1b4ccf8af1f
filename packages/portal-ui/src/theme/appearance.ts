import { primaryStyle, type ThemedColor, themedColor } from './primary-color.js';
import type { Density, ThemeChoice } from './ThemeFrame.js';
import { spaces } from './tokens.js';

/** Appearance of widgets on a host's page. */
export interface Appearance {
  /** Theme; by default that of the page: light, unless its `color-scheme` says dark. */
  readonly theme?: ThemeChoice | undefined;
  /** Density; comfortable by default. */
  readonly density?: Density | undefined;
  /** Differences from the default look. Each stands for one or several `--kontor-*` properties, which a page may also set in its style sheet. */
  readonly variables?: AppearanceVariables | undefined;
}

/** Values of an appearance. Colours are CSS colours, one for both themes or one for each; measures are px. */
export interface AppearanceVariables {
  /**
   * Main buttons, links, focus. The hover colour, the soft background and the text on it follow unless they are given too. Links and edges
   * in it become lighter or darker where it could not be read (`#rgb`, `#rrggbb`, `rgb()`).
   */
  readonly colorPrimary?: ThemedColor;
  /** Main buttons on hover. */
  readonly colorPrimaryHover?: ThemedColor;
  /** Background of chosen or focused entries of a list. */
  readonly colorPrimarySoft?: ThemedColor;
  /** Text on the main colour. */
  readonly colorOnPrimary?: ThemedColor;
  /** Background of tables, dialogs and fields. */
  readonly colorSurface?: ThemedColor;
  /** Background of the page around them. */
  readonly colorBackground?: ThemedColor;
  /** Text. */
  readonly colorText?: ThemedColor;
  /** Secondary text. */
  readonly colorTextMuted?: ThemedColor;
  /** Hints and captions. */
  readonly colorTextSubtle?: ThemedColor;
  /** Lines between rows. */
  readonly colorRule?: ThemedColor;
  /** Borders of fields and buttons. */
  readonly colorBorder?: ThemedColor;
  /** Errors and destructive actions. */
  readonly colorDanger?: ThemedColor;
  /** Success. */
  readonly colorSuccess?: ThemedColor;
  /** Warnings. */
  readonly colorWarning?: ThemedColor;
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

const colorNames = {
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
  const { fontFamily, fontSizeBase, spacingUnit, borderRadius, overlayZIndex } = variables;
  return {
    ...primaryStyle(variables),
    ...Object.fromEntries(
      Object.entries(colorNames).flatMap(([name, token]) => {
        const value = variables[name as keyof typeof colorNames];
        return value === undefined ? [] : [[`--kontor-color-${token}`, themedColor(value)]];
      }),
    ),
    ...(fontFamily !== undefined && { '--kontor-font-family': fontFamily }),
    ...(fontSizeBase !== undefined && letters(within(fontSizeBase, 10, 20))),
    ...(spacingUnit !== undefined && distances(within(spacingUnit, 2, 6))),
    ...(borderRadius !== undefined && corners(within(borderRadius, 0, 24))),
    ...(overlayZIndex !== undefined && levels(Math.round(overlayZIndex))),
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
