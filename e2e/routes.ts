export interface Route {
  /** The acceptance item. */
  item: string;
  path: string;
  /** The heading of its page. */
  heading: string | RegExp;
}

/** Every guarded route of the specification that a viewer may open. */
export const GUARDED: Route[] = [
  { item: 'A-15', path: '/', heading: /^Good (morning|afternoon|evening), \w+$/ },
  { item: 'A-16', path: '/matchmaking', heading: 'Matchmaking Chat' },
  { item: 'A-17', path: '/graduway', heading: 'Alumni Platform AI' },
  { item: 'A-18', path: '/student-success', heading: 'Student Success Coach' },
  { item: 'A-19', path: '/financial-aid', heading: 'Virtual Financial Aid Officer' },
  { item: 'A-20', path: '/virtual-fundraising-officer', heading: 'Virtual Fundraising Officer' },
  { item: 'A-21', path: '/outlook-inbox', heading: 'Email Co-Pilot' },
  { item: 'A-22', path: '/donor-motivation-mapper', heading: 'Donor Motivation Mapper' },
  { item: 'A-23', path: '/role-matching', heading: 'Role-to-Candidate Matching' },
  { item: 'A-24', path: '/talent-network', heading: 'Talent Network' },
  { item: 'A-25', path: '/employer-talent-network', heading: 'Employer Talent Network' },
  { item: 'A-26', path: '/employer-talent-network/icp', heading: 'Ideal candidate profiles' },
  { item: 'A-27', path: '/employer-talent-network/icp/new', heading: 'New ideal candidate profile' },
  { item: 'A-28', path: '/employer-talent-network/icp/icp-1/edit', heading: 'Edit ideal candidate profile' },
  { item: 'A-29', path: '/employer-talent-network/icp/icp-1/chat-interview', heading: 'Chat interview' },
  { item: 'A-30', path: '/interview/candidate/c-1/icp/icp-1/persona/p-1', heading: 'Interview session' },
  { item: 'A-31', path: '/traits', heading: 'Traits' },
  { item: 'A-32', path: '/traits/new', heading: 'New trait' },
  { item: 'A-33', path: '/traits/reliability/edit', heading: 'Edit trait' },
  { item: 'A-34', path: '/traits/departments', heading: 'Traits by department' },
  { item: 'A-35', path: '/traits/ai', heading: 'AI-assisted traits' },
  { item: 'A-36', path: '/employer-talent-network/traits', heading: 'Traits' },
  { item: 'A-37', path: '/employer-talent-network/traits/new', heading: 'New trait' },
  { item: 'A-38', path: '/employer-talent-network/traits/reliability/edit', heading: 'Edit trait' },
  { item: 'A-40', path: '/admin/users', heading: 'User Administration' },
];

/** Those that the specification does not know: what belongs to the suite and to no app. */
export const OWN: Omit<Route, 'item'>[] = [
  { path: '/ask', heading: 'Ask the campus' },
  { path: '/people', heading: 'People' },
  { path: '/library', heading: 'Library' },
];

export const ITEMS = GUARDED.map(({ item }) => item).join(' ');

export const PUBLIC: Route[] = [
  { item: 'A-07', path: '/terms', heading: 'Terms of Service' },
  { item: 'A-08', path: '/privacy', heading: 'Privacy Policy' },
  { item: 'A-09', path: '/help', heading: 'Help & Support' },
  { item: 'A-10', path: '/unauthorized', heading: 'Access Denied' },
];

export const DEBUG: Route[] = [
  { item: 'A-12', path: '/debug', heading: 'Debug' },
  { item: 'A-13', path: '/debug/minimal', heading: 'Minimal' },
  { item: 'A-13', path: '/debug/role-suggest', heading: 'Role suggestions' },
  { item: 'A-13', path: '/debug/clean-role-suggest', heading: 'Role suggestions, cleaned' },
  { item: 'A-13', path: '/debug/trait-test', heading: 'Trait test' },
  { item: 'A-13', path: '/debug/trait-demo', heading: 'Trait demo' },
];
