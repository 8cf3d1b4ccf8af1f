/**
 * Every design value of the interface. A token `accent` of the group `color` is the custom property `--kontor-color-accent`; partners
 * change the theme by setting these properties on `:root` or on the widget's own element.
 */

const light = {
  /** Around tables, dialogs and fields. */
  canvas: '#f4f6f8',
  /** Ground of tables, dialogs and fields. */
  surface: '#ffffff',
  /** Ground of what lies deeper: headers of tables, placeholders. */
  sunken: '#eef1f4',
  /** A row under the pointer. */
  hover: '#f4f6f8',
  /** Lines between rows. */
  rule: '#dde2e8',
  /** Edges of fields and buttons. */
  'rule-strong': '#838f9c',
  /** Text. */
  ink: '#14202b',
  /** Secondary text. */
  'ink-muted': '#43515f',
  /** Hints and captions. */
  'ink-subtle': '#5f6d7b',
  /** Main buttons, links, focus. */
  accent: '#0b5f73',
  /** Main buttons under the pointer. */
  'accent-hover': '#094d5e',
  /** Ground of chosen or focused entries. */
  'accent-soft': '#e3f0f3',
  /** Text on the accent. */
  'on-accent': '#ffffff',
  /** Errors and destructive actions. */
  danger: '#b3261e',
  /** Destructive buttons under the pointer. */
  'danger-hover': '#92190f',
  /** Ground of errors. */
  'danger-soft': '#fbeae9',
  /** Text on danger. */
  'on-danger': '#ffffff',
  /** Status: open. */
  open: '#a8330f',
  /** Ground of that status. */
  'open-soft': '#fdeae3',
  /** Status: delivered; what went well. */
  success: '#1c6b3c',
  /** Ground of success. */
  'success-soft': '#e4f3e9',
  /** Status: invoiced; what is to be known. */
  info: '#2b4a8b',
  /** Ground of information. */
  'info-soft': '#e6ecf8',
  /** Status: cancelled. */
  neutral: '#566371',
  /** Ground of that status. */
  'neutral-soft': '#eef1f4',
  /** Status: on hold; what needs a look. */
  warning: '#7a5200',
  /** Ground of warnings. */
  'warning-soft': '#fbf0d5',
  /** Charts: good. */
  'chart-green': '#2a9157',
  /** Charts: bad. */
  'chart-red': '#d4502a',
  /** Over the page behind a dialog. */
  scrim: 'rgb(20 32 43 / 0.4)',
} as const;

/** Name of a colour by its purpose, not by its look. */
export type ColorToken = keyof typeof light;

const dark: Record<ColorToken, string> = {
  canvas: '#0f151b',
  surface: '#161e26',
  sunken: '#0b1015',
  hover: '#1b252f',
  rule: '#26313c',
  'rule-strong': '#667687',
  ink: '#e8edf2',
  'ink-muted': '#b3bfca',
  'ink-subtle': '#8b98a5',
  accent: '#58b9cf',
  'accent-hover': '#7accdd',
  'accent-soft': '#12323b',
  'on-accent': '#06222a',
  danger: '#ff8a80',
  'danger-hover': '#ffa79f',
  'danger-soft': '#3b1c1a',
  'on-danger': '#3a0905',
  open: '#ff9d7d',
  'open-soft': '#3a1d14',
  success: '#7ed3a0',
  'success-soft': '#12301f',
  info: '#9db8f2',
  'info-soft': '#1a2743',
  neutral: '#9aa7b4',
  'neutral-soft': '#202a34',
  warning: '#f0c674',
  'warning-soft': '#35290f',
  'chart-green': '#4fb57c',
  'chart-red': '#e8764f',
  scrim: 'rgb(0 0 0 / 0.6)',
};

/** The colours of both themes. */
export const colors: Record<'light' | 'dark', Record<ColorToken, string>> = { light, dark };

/** Shadows of overlays; nothing else has one. */
export const shadows: Record<'light' | 'dark', { readonly float: string }> = {
  light: {
    /** What floats: dialogs, lists, notices. */
    float: '0 1px 2px rgb(20 32 43 / 0.08), 0 12px 32px rgb(20 32 43 / 0.14)',
  },
  dark: { float: '0 0 0 1px #26313c, 0 16px 40px rgb(0 0 0 / 0.67)' },
};

/** Distances on the 4 px grid. */
export const spaces = {
  '0-5': '2px',
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
} as const;
export type SpaceToken = keyof typeof spaces;

export const radii = {
  /** What is small: boxes to tick, keys, marks. */
  sm: '4px',
  /** Fields and buttons. */
  md: '6px',
  /** What floats. */
  lg: '8px',
  /** Round ends. */
  full: '999px',
} as const;
export type RadiusToken = keyof typeof radii;

/** Fonts: family, sizes and line heights in separate tokens, and three weights. */
export const fonts = {
  /** Letters. */
  family: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  /** Captions. */
  'size-xs': '12px',
  /** Tables. */
  'size-sm': '13px',
  /** Text. */
  'size-md': '14px',
  /** Titles of sections and dialogs. */
  'size-lg': '17px',
  /** Titles of pages. */
  'size-xl': '20px',
  /** Text. */
  'weight-regular': '400',
  /** Labels. */
  'weight-medium': '500',
  /** Titles. */
  'weight-semibold': '600',
} as const;
export type FontToken = keyof typeof fonts;

/** Measures of controls, by density. */
export const sizes = {
  comfortable: {
    /** A row of a table. */
    row: '40px',
    /** A field or button. */
    control: '34px',
    /** A small button. */
    'control-small': '28px',
  },
  compact: { row: '32px', control: '30px', 'control-small': '26px' },
} as const;
export type SizeToken = keyof (typeof sizes)['comfortable'];

/** Durations; all are zero for users whose system asks for less motion. */
export const motions = {
  /** What answers a press. */
  fast: '120ms',
  /** What comes and goes. */
  calm: '200ms',
} as const;
export type MotionToken = keyof typeof motions;

/** Stacking order of overlays. */
export const layers = {
  /** Headers that stay while a table scrolls. */
  sticky: '2',
  /** Panels at the side. */
  panel: '900',
  /** Dialogs. */
  dialog: '1000',
  /** Lists and hints. */
  popover: '1100',
  /** Notices. */
  notice: '1200',
} as const;
export type LayerToken = keyof typeof layers;
