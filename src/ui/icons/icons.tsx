import { Icon, type IconProps } from './icon.tsx';

/* One component each, so that a page carries only those it draws. */

export const AlertIcon = (props: IconProps) => <Icon {...props} d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7.5V13M12 16.5v.1" />;
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />;
export const ArrowUpIcon = (props: IconProps) => <Icon {...props} d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />;
export const BackIcon = (props: IconProps) => <Icon {...props} d="m15 5-7 7 7 7" />;
export const CameraIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 8h2.5L9 5h6l1.5 3H19a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7Z"
  />
);
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m5 9 7 7 7-7" />;
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="m15 5-7 7 7 7" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="m9 5 7 7-7 7" />;
export const CircleIcon = (props: IconProps) => <Icon {...props} d="M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14Z" />;
export const ClockIcon = (props: IconProps) => <Icon {...props} d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7v5l3.5 2" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
export const CoinIcon = (props: IconProps) => <Icon {...props} d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7.5 16.5 12 12 16.5 7.5 12Z" />;
export const CopyIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M11.5 9h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-6a2.5 2.5 0 0 1-2.5-2.5v-6a2.5 2.5 0 0 1 2.5-2.5ZM5 15.5V7a2.5 2.5 0 0 1 2.5-2.5H15"
  />
);
export const DiceIcon = (props: IconProps) => (
  <Icon {...props} d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4ZM9 9v.1M15 15v.1M15 9v.1M9 15v.1" />
);
export const DocumentIcon = (props: IconProps) => (
  <Icon {...props} d="M13.5 3.5h-6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10ZM13.5 3.5v5h5M9 13h6M9 16.5h4" />
);
export const EditIcon = (props: IconProps) => <Icon {...props} d="m4.5 19.5 1-4.5L16 4.5 19.5 8 9 18.5ZM13.5 7l3.5 3.5" />;
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} d="M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4" />
);
export const EyeIcon = (props: IconProps) => (
  <Icon {...props} d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z" />
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9.9 5.2A9.7 9.7 0 0 1 12 5c6 0 10 7 10 7a18 18 0 0 1-2.6 3.3M6.3 6.6A17 17 0 0 0 2 12s4 7 10 7a9.8 9.8 0 0 0 5.2-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18"
  />
);
export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z"
  />
);
export const HelpIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM9.5 9.7a2.6 2.6 0 1 1 3.7 2.5c-.8.4-1.2.9-1.2 1.8M12 17v.1" />
);
export const InfoIcon = (props: IconProps) => <Icon {...props} d="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.1" />;
export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-4.5a2.5 2.5 0 0 1 2.5-2.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5"
  />
);
export const LogoutIcon = (props: IconProps) => (
  <Icon {...props} d="M10 4H7a2.5 2.5 0 0 0-2.5 2.5v11A2.5 2.5 0 0 0 7 20h3M15 8l4 4-4 4M19 12H9.5" />
);
export const MailIcon = (props: IconProps) => (
  <Icon {...props} d="M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3ZM4 7.5l8 6 8-6" />
);
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;
export const MoonIcon = (props: IconProps) => <Icon {...props} d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />;
export const PauseIcon = (props: IconProps) => <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />;
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 3.5h2.7l1.6 4.2-2.2 1.6a12 12 0 0 0 6.1 6.1l1.6-2.2 4.2 1.6v2.7a2.5 2.5 0 0 1-2.7 2.5A16.5 16.5 0 0 1 4 6.2a2.5 2.5 0 0 1 2.5-2.7Z"
  />
);
export const PlayIcon = (props: IconProps) => <Icon {...props} d="M8 5.5v13L18.5 12Z" />;
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;
export const PortalIcon = (props: IconProps) => (
  <Icon {...props} d="M12 2.5l8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2ZM9 17v-4.5a3 3 0 0 1 6 0V17" />
);
export const SchoolIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4 2.5 9l9.5 5 9.5-5ZM6.5 11.5V16c1.5 1.4 3.3 2 5.5 2s4-.6 5.5-2v-4.5M21.5 9v6" />
);
export const SearchIcon = (props: IconProps) => <Icon {...props} d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.2 15.2 20.5 20.5" />;
export const SettingsIcon = (props: IconProps) => (
  <Icon {...props} d="M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4a2 2 0 0 0 0-4ZM9 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4Z" />
);
export const StarIcon = (props: IconProps) => (
  <Icon {...props} d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z" />
);
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
  />
);
export const UnlockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-4.5a2.5 2.5 0 0 1 2.5-2.5ZM8 10.5V8a4 4 0 0 1 7.7-1.5"
  />
);
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
);
export const UsersIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM2.5 19.5c.6-3.5 3.1-5.2 6.5-5.2s5.9 1.7 6.5 5.2M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .8 3.2 2.4 3.5 4.7"
  />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} d="M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1" />;
export const WindowIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 4.5h13a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-13a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5ZM3 9h18M6.5 6.8v.1M9.5 6.8v.1"
  />
);
