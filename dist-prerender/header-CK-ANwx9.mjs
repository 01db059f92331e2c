var header = {};

export { header as default };
