var newsletter = {};

export { newsletter as default };
