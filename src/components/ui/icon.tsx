import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import BadgePoundSterling from 'lucide-react/icons/badge-pound-sterling';
import Calendar from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import FileCheck from 'lucide-react/icons/file-check';
import Flame from 'lucide-react/icons/flame';
import Gauge from 'lucide-react/icons/gauge';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Menu from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Package from 'lucide-react/icons/package';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sun from 'lucide-react/icons/sun';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import type { IconName } from '../../lib/icon-names.ts';
import { memoized } from './memoized.tsx';

const icons = {
  alert: TriangleAlert,
  award: Award,
  calendar: Calendar,
  certificate: FileCheck,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  confirmed: CircleCheck,
  copy: Copy,
  external: ExternalLink,
  flame: Flame,
  gauge: Gauge,
  home: House,
  info: Info,
  menu: Menu,
  moon: Moon,
  package: Package,
  phone: Phone,
  pound: BadgePoundSterling,
  search: Search,
  shield: ShieldCheck,
  sun: Sun,
  system: Monitor,
  tools: Wrench,
  users: Users,
  zap: Zap,
} as const satisfies Record<IconName, LucideIcon>;

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** Attributes that lucide writes on every icon. Without them the markup is half as long; the class `icon` sets them. */
const omittedAttributes = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

/** Renders a decorative icon, 1.25 em high, hidden from assistive technology. */
export const Icon = memoized(({ name, className }: IconProps) => {
  const Drawing = icons[name];
  return <Drawing {...omittedAttributes} className={className ? `icon ${className}` : 'icon'} />;
});
