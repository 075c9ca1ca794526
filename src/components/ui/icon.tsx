import {
  Award,
  BadgePoundSterling,
  Calendar,
  ChevronDown,
  CircleCheck,
  Clock,
  Copy,
  ExternalLink,
  FileCheck,
  Flame,
  Gauge,
  House,
  Info,
  Leaf,
  Menu,
  Monitor,
  Moon,
  Package,
  Phone,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Sun,
  TriangleAlert,
  Users,
  Wrench,
  X,
  Zap,
} from 'lucide-react';

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
  leaf: Leaf,
  menu: Menu,
  moon: Moon,
  package: Package,
  phone: Phone,
  pound: BadgePoundSterling,
  search: Search,
  shield: ShieldCheck,
  sliders: SlidersHorizontal,
  star: Star,
  sun: Sun,
  system: Monitor,
  tools: Wrench,
  users: Users,
  zap: Zap,
} as const;

export type IconName = keyof typeof icons;

/** Every icon there is. */
export const iconNames = Object.keys(icons) as IconName[];

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** lucide writes these on every icon; the class `icon` sets them once, which halves the markup. */
const leftToStylesheet = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const;

/** A line icon 1.25 em tall, hidden from assistive technology: the words beside it say what it shows. */
export function Icon({ name, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing {...leftToStylesheet} className={className ? `icon ${className}` : 'icon'} />;
}
