import type { MantineColorScheme } from '@mantine/core';
import {
  IconBooks,
  IconCpu,
  IconDeviceDesktop,
  IconFileText,
  IconHelp,
  IconHome,
  IconKeyboard,
  IconLock,
  IconLogout,
  IconMoon,
  IconShieldLock,
  IconSparkles,
  IconSun,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/client';
import { Glyph } from '../landing/Glyph';

/** Something that can be found and done. */
export type Command = {
  id: string;
  group: 'Apps' | 'Pages' | 'Actions' | 'People';
  label: string;
  description?: string;
  icon: ReactNode;
  run: () => void;
  /** Found for what was typed before: chosen by hand, never by itself. */
  isStale?: boolean;
};

type Means = {
  apps: readonly Schemas['AppCard'][];
  isAdmin: boolean;
  goTo: (path: string) => void;
  setTheme: (scheme: MantineColorScheme) => void;
  showKeyboardHelp: () => void;
  signOut: () => void;
};

export function makeCommands({ apps, isAdmin, goTo, setTheme, showKeyboardHelp, signOut }: Means): Command[] {
  const page = (label: string, path: string, icon: ReactNode): Command => ({
    id: path,
    group: 'Pages',
    label,
    icon,
    run: () => goTo(path),
  });
  const action = (label: string, icon: ReactNode, run: () => void): Command => ({
    id: label,
    group: 'Actions',
    label,
    icon,
    run,
  });
  return [
    ...apps.map(
      (app): Command => ({
        id: app.slug,
        group: 'Apps',
        label: app.title,
        description: app.summary,
        icon: <Glyph slug={app.slug} area={app.area} size="small" />,
        run: () => goTo(app.path),
      }),
    ),
    page('Home', '/', <IconHome size={18} />),
    page('People', '/people', <IconUsers size={18} />),
    page('Ask the campus', '/ask', <IconSparkles size={18} />),
    page('Library', '/library', <IconBooks size={18} />),
    page('Account', '/account', <IconUser size={18} />),
    ...(isAdmin
      ? [
          page('Admin Panel', '/admin', <IconShieldLock size={18} />),
          page('AI settings', '/admin/ai', <IconCpu size={18} />),
        ]
      : []),
    page('Help & Support', '/help', <IconHelp size={18} />),
    page('Privacy Policy', '/privacy', <IconLock size={18} />),
    page('Terms of Service', '/terms', <IconFileText size={18} />),
    action('Use light theme', <IconSun size={18} />, () => setTheme('light')),
    action('Use dark theme', <IconMoon size={18} />, () => setTheme('dark')),
    action('Use theme of the system', <IconDeviceDesktop size={18} />, () => setTheme('auto')),
    action('Show keyboard shortcuts', <IconKeyboard size={18} />, showKeyboardHelp),
    action('Logout', <IconLogout size={18} />, signOut),
  ];
}

/** Those that have every word of the query, in their order. */
export function findCommands(commands: readonly Command[], query: string): Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label, description = '' }) => {
    const text = `${label} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
