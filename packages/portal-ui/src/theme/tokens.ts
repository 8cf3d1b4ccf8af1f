/**
 * Every design value of the interface. A token `accent` of the group `color` is the custom property `--kontor-color-accent`; partners
 * change the theme by setting these properties on `:root` or on the widget's own element.
 */

const light = {
  canvas: '#f4f6f8',
  surface: '#ffffff',
  sunken: '#eef1f4',
  hover: '#f4f6f8',
  rule: '#dde2e8',
  'rule-strong': '#838f9c',
  ink: '#14202b',
  'ink-muted': '#43515f',
  'ink-subtle': '#5f6d7b',
  accent: '#0b5f73',
  'accent-hover': '#094d5e',
  'accent-soft': '#e3f0f3',
  'on-accent': '#ffffff',
  danger: '#b3261e',
  'danger-hover': '#92190f',
  'danger-soft': '#fbeae9',
  'on-danger': '#ffffff',
  open: '#a8330f',
  'open-soft': '#fdeae3',
  success: '#1c6b3c',
  'success-soft': '#e4f3e9',
  info: '#2b4a8b',
  'info-soft': '#e6ecf8',
  neutral: '#566371',
  'neutral-soft': '#eef1f4',
  warning: '#7a5200',
  'warning-soft': '#fbf0d5',
  'chart-green': '#2a9157',
  'chart-red': '#d4502a',
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
  light: { float: '0 1px 2px rgb(20 32 43 / 0.08), 0 12px 32px rgb(20 32 43 / 0.14)' },
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

export const radii = { sm: '4px', md: '6px', lg: '8px', full: '999px' } as const;
export type RadiusToken = keyof typeof radii;

/** Fonts: family, sizes and line heights in separate tokens, and three weights. */
export const fonts = {
  family: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  'size-xs': '12px',
  'size-sm': '13px',
  'size-md': '14px',
  'size-lg': '17px',
  'size-xl': '20px',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-semibold': '600',
} as const;
export type FontToken = keyof typeof fonts;

/** Measures of controls, by density. */
export const sizes = {
  comfortable: { row: '40px', control: '34px', 'control-small': '28px' },
  compact: { row: '32px', control: '30px', 'control-small': '26px' },
} as const;
export type SizeToken = keyof (typeof sizes)['comfortable'];

/** Durations; all are zero for users whose system asks for less motion. */
export const motions = { fast: '120ms', calm: '200ms' } as const;
export type MotionToken = keyof typeof motions;

/** Stacking order of overlays. */
export const layers = { sticky: '2', panel: '900', dialog: '1000', popover: '1100', notice: '1200' } as const;
export type LayerToken = keyof typeof layers;
