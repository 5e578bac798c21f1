import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const spruce: MantineColorsTuple = [
  '#eef8f6',
  '#d9eeea',
  '#b0dcd4',
  '#83c9be',
  '#5eb9ab',
  '#46ae9f',
  '#2f9486',
  '#187a6d',
  '#0f5c56',
  '#06433f',
];

/** Mantine's own dark greys are neutral; these carry the tint of the surfaces. */
const dark: MantineColorsTuple = [
  '#f0f3f4',
  '#d5dbdf',
  '#a7b1b8',
  '#7c8790',
  '#3a4247',
  '#2e353a',
  '#22282c',
  '#181c1f',
  '#111416',
  '#0c0e10',
];

const font = "'Inter Variable', system-ui, sans-serif";

export const theme = createTheme({
  primaryColor: 'spruce',
  // White text on them reaches 4.5:1 in both schemes.
  primaryShade: { light: 8, dark: 7 },
  colors: { spruce, dark },
  fontFamily: font,
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  headings: { fontFamily: font, fontWeight: '620' },
  defaultRadius: 'md',
  radius: { md: '10px', lg: '14px' },
  cursorType: 'pointer',
  autoContrast: true,
  respectReducedMotion: true,
  components: {
    // A placeholder is no menu item, and a portal is outside of every landmark.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, withinPortal: false } },
  },
});

/** Mantine's dimmed text is 3.3:1 on white; these reach 5.5:1 or more in both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#56616a',
    '--mantine-color-placeholder': '#66717a',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-error': '#b3261e',
  },
  dark: {
    '--mantine-color-dimmed': '#a7b1b8',
    '--mantine-color-placeholder': '#93a0a8',
    '--mantine-color-body': '#181c1f',
    '--mantine-color-text': '#f0f3f4',
    '--mantine-color-error': '#ff9d92',
  },
});
