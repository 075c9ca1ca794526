// Imported before React: its development build is slower and warns; which one runs is decided when it is first loaded.
process.env.NODE_ENV = 'production';
