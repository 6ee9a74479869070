import { createTheme, defaultVariantColorsResolver, type MantineThemeOverride } from '@mantine/core';
import { palette, type TenantColours } from './palette.ts';

const small = { defaultProps: { size: 'sm' } };

const components = Object.fromEntries(
  [
    'ActionIcon',
    'Autocomplete',
    'Button',
    'Checkbox',
    'Chip',
    'ColorInput',
    'DateInput',
    'DatePickerInput',
    'DateTimePicker',
    'FileInput',
    'Input',
    'InputWrapper',
    'MultiSelect',
    'NativeSelect',
    'Pagination',
    'PasswordInput',
    'PillsInput',
    'Radio',
    'SegmentedControl',
    'Select',
    'Switch',
    'TagsInput',
    'Textarea',
    'TextInput',
    'TimeInput',
  ].map((name) => [name, small]),
);

/** The theme named cora, in the colours of an organization. */
export const coraTheme = (tenant: TenantColours): MantineThemeOverride =>
  createTheme({
    fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    headings: {
      fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '22px', lineHeight: '28px' },
        h2: { fontSize: '17px', lineHeight: '24px' },
        h3: { fontSize: '15px', lineHeight: '20px' },
        h4: { fontSize: '14px', lineHeight: '20px' },
      },
    },
    fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
    radius: { xs: '6px', sm: '6px', md: '6px', lg: '6px', xl: '6px' },
    defaultRadius: 'md',
    breakpoints: { xs: '0em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' },
    black: '#1a1f26',
    colors: palette(tenant),
    primaryColor: 'brand',
    primaryShade: { light: 6, dark: 4 },
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    components: {
      ...components,
      // A hint above its input would move it out of line with the inputs beside it.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      Badge: { defaultProps: { radius: 'sm', tt: 'none' } },
      Modal: {
        // A transition that moves the dialog would leave a transform on it, which cuts off the lists of its selects.
        defaultProps: {
          transitionProps: { transition: 'fade', duration: 120 },
          overlayProps: { backgroundOpacity: 0.4 },
        },
      },
      Drawer: {
        defaultProps: { transitionProps: { duration: 150 }, overlayProps: { backgroundOpacity: 0.3 } },
      },
      // A header element outside of an article would be a second banner for screen readers.
      ModalHeader: { defaultProps: { component: 'div' } },
      DrawerHeader: { defaultProps: { component: 'div' } },
      Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
      Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
      Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 12 } },
      Paper: { defaultProps: { withBorder: true } },
      Card: { defaultProps: { withBorder: true, padding: 'md' } },
    },
    variantColorResolver: (input) => {
      const colours = defaultVariantColorsResolver(input);
      const name = input.color ?? input.theme.primaryColor;
      if (input.variant !== 'filled' || !(name in input.theme.colors)) return colours;
      if (name === 'gray' || name === 'dark') return colours;
      return { ...colours, color: `var(--mantine-color-${name}-on)` };
    },
  });
